const DOTLESS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox of an address: `Asha.Verma+school@gmail.com` and `ashaverma@gmail.com` are the same. Only for counting
 * and opt-outs: emails go to the address as entered.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return DOTLESS.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
