/** Whether a part of an address can be an id: those beyond this are refused by the contract. */
export const isAddressId = (part: string) => /^[1-9]\d{0,8}$/.test(part)
