// Our own small QR codes are those that a whole library makes.
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrCode } from "../src/pages/table/qr";

describe("a QR code", () => {
  it.each([1, 17, 18, 32, 33, 53, 54, 78, 79, 106, 107, 120, 134])("of %i letters is the library's", (length) => {
    const text = Array.from({ length }, (_, at) => "https://karfunkel.example/j/-ybOetO8rYb2"[(at * 7) % 40]).join("");
    expect(qrCode(text)).toEqual(encode(text, { ecc: "L", boostEcc: false, maskPattern: 0, border: 0 }).data);
  });

  it("knows letters of more than one byte", () => {
    const text = "http://königsstein.example/j/äöü";
    expect(qrCode(text)).toEqual(encode(text, { ecc: "L", boostEcc: false, maskPattern: 0, border: 0 }).data);
  });

  it("is not made of what is too long", () => {
    expect(qrCode("x".repeat(135))).toBeNull();
  });
});
