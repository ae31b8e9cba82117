// The components that ask, found by the names of their decisions.
import type { Component } from "svelte";
import type { ChoiceProps } from "../games/props";

/** The component for each decision of a game; `Extra` is what it is given beside what all are given. */
export type Choices<Extra extends object = object> = Readonly<Record<string, Component<ChoiceProps & Extra>>>;
