import { z } from 'zod'
import { product } from '#contract/product.ts'

const SENDER = /^(?:([^<>"@,\p{Cc}]+?) ?<)?([^\s@<>",]+@[^\s@<>",]+)>?$/u

export interface MailSender {
  name: string
  address: string
}

/** `Pankh <hello@pankh.example>`, or the address alone. */
export const mailSender = z
  .string()
  .regex(SENDER)
  .transform((text): MailSender => {
    const [, name, address = ''] = SENDER.exec(text) ?? []
    return { name: name ?? product.name, address }
  })
