import { z } from 'zod'

const SENDER = /^(?:([^<>"@,\p{Cc}]+?) ?<)?([^\s@<>",]+@[^\s@<>",]+)>?$/u

export interface MailSender {
  /** Undefined: the product's name at the time of sending. */
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
