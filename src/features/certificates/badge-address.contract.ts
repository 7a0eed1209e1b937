/** The address of a certificate as an Open Badge, by its code. */
export const badgeAddress = (code: string) => `/v2/event/certificate/badge/?code=${code}`
