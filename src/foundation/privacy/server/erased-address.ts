/** Of no mailbox, wherever it is sent (RFC 2606): what takes the place of the address of somebody who left. */
export const ERASED_DOMAIN = 'erased.invalid'
