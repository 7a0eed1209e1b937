import type { Cue } from '#contract/captions.ts'
import { m } from '#messages/messages.js'
import { languageName } from '#ui-kit/language-name.ts'
import type { PackFile, PackText } from '../device/device-store.ts'

/** The captions of a film for a pack: as a file, and as a text of what is said. */
export async function packCaptions(
  { language, address }: { language: string; address: string },
  cues: readonly Cue[],
): Promise<{ text: PackText; file: PackFile }> {
  const name = languageName(language)
  return {
    text: { heading: m.offline_pack_transcript({ language: name }), language, lines: cues.map(spoken) },
    file: { name: m.offline_pack_captions({ language: name }), address, size: await sizeAt(address) },
  }
}

const spoken = ({ voice, text }: Cue) => (voice ? `${voice}: ${text}` : text)

async function sizeAt(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  return Number(answer?.headers.get('content-length') ?? 0)
}
