import { expect, test } from "vitest";
import { atRest, GLIDE } from "./places";

test("what glides is measured where it comes to lie, and glides on", () => {
  const animation = (id: string) => ({
    id,
    currentTime: 40,
    effect: { getComputedTiming: () => ({ endTime: 280 }) },
  });
  const [glide, other] = [animation(GLIDE), animation("")];
  const felt = { getAnimations: () => [glide, other] as unknown as Animation[] };
  expect(atRest(felt, () => [glide.currentTime, other.currentTime])).toEqual([279, 40]);
  expect(glide.currentTime).toBe(40);
});
