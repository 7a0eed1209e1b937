/** Zoom factors, far enough apart to make a difference. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** Two factors closer than this are the same. */
const NEAR = 0.01

export const larger = (zoom: number): number => STEPS.find((step) => step > zoom + NEAR) ?? zoom
export const smaller = (zoom: number): number => STEPS.findLast((step) => step < zoom - NEAR) ?? zoom
