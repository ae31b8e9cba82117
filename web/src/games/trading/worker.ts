/** The outline of a worker, in a field of 20 by 20. */
export const WORKER = "M10 2a3.6 3.6 0 0 1 2.4 6.3c2.9 1 4.9 3.9 4.9 8.7H2.7c0-4.8 2-7.7 4.9-8.7A3.6 3.6 0 0 1 10 2z";
