import { m } from '#messages/messages.js'
import { toast } from './toasts.tsx'

/** How a link was shared. */
export type SharedBy = 'device' | 'copy' | 'whatsapp' | 'qr'

export interface SharedLink {
  title: string
  /** A whole address. */
  url: string
}

/** The device's own share sheet. 'closed' by the person is no failure; 'absent' where there is none. */
export async function shareByDevice(link: SharedLink): Promise<'shared' | 'closed' | 'absent'> {
  if (typeof navigator.share !== 'function') return 'absent'
  try {
    await navigator.share(link)
    return 'shared'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'closed' : 'absent'
  }
}

/** Into the clipboard, and says so. */
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

/** WhatsApp's own address for a message that is written already (faq.whatsapp.com, click to chat). */
export const whatsAppAddress = ({ title, url }: SharedLink): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`
