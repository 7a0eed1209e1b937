/** The middle value, which a slow moment of the machine does not change; of an even number of values, the upper one. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
