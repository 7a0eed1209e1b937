/** A reserved domain that can't receive email (RFC 2606), for replacing the address of a person who left. */
export const ERASED_DOMAIN = 'erased.invalid'
