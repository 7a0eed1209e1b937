/** The moment at which tests begin: noon in India, on a Thursday. */
export const TEST_NOW = new Date('2026-01-15T06:30:00Z')
