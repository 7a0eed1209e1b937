const DOTLESS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address is of: `Asha.Verma+school@gmail.com` is read by whoever reads `ashaverma@gmail.com`. Only
 * for counting and for opt-outs: mails go to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return DOTLESS.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
