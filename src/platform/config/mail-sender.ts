import { z } from 'zod'

const SENDER = /^(?:([^<>"@,\p{Cc}]+?) ?<)?([^\s@<>",]+@[^\s@<>",]+)>?$/u

export interface MailSender {
  /** Undefined is the product's own, as it is shown by then. */
  name: string | undefined
  address: string
}

/** `Pankh <hello@pankh.example>`, or the address alone. */
export const mailSender = z
  .string()
  .regex(SENDER)
  .transform((text): MailSender => {
    const [, name, address = ''] = SENDER.exec(text) ?? []
    return { name, address }
  })
