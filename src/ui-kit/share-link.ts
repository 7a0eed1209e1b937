import { m } from '#messages/messages.js'
import { toast } from './toast.ts'

/** How a link was shared. */
export type SharedBy = 'device' | 'copy' | 'whatsapp' | 'qr'

export interface SharedLink {
  title: string
  /** A full address. */
  url: string
}

/** Opens the device's share sheet. 'closed' by the person is no failure; 'absent' if there is none. */
export async function shareByDevice(link: SharedLink): Promise<'shared' | 'closed' | 'absent'> {
  if (typeof navigator.share !== 'function') return 'absent'
  try {
    await navigator.share(link)
    return 'shared'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'closed' : 'absent'
  }
}

/** Copies the link to the clipboard and shows a toast. */
export async function copyLink({ url }: SharedLink): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    toast.show({ kind: 'S', text: m.link_copied() })
    return true
  } catch {
    toast.show({ kind: 'E', text: m.link_not_copied() })
    return false
  }
}

/** WhatsApp's address for a prepared message (faq.whatsapp.com, click to chat). */
export const whatsAppAddress = ({ title, url }: SharedLink): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`
