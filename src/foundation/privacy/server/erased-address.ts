/** A domain without mailboxes (RFC 2606), for what takes the place of the address of somebody who left. */
export const ERASED_DOMAIN = 'erased.invalid'
