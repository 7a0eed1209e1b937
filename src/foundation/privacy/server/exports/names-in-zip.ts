import type { PersonalFile } from '../personal-data-provider.ts'

/** What no system's file names may hold, and what leads out of a folder. */
const UNWRITABLE = /[\p{Cc}\p{Cf}<>:"|?*\\]+/gu
const LONGEST_PART = 120

/** Names that every system can unpack, each of them once, `/` between folders. Of a file that two rooms give, the first name. */
export function namesInZip(files: readonly PersonalFile[]): PersonalFile[] {
  const taken = new Set<string>()
  const once = new Map([...files].reverse().map((file) => [file.storage_key, file]))
  const unlike = files.filter((file) => once.get(file.storage_key) === file)
  return unlike.map(({ storage_key, name }) => {
    const safe = safeName(name)
    let free = safe
    for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = numbered(safe, copy)
    taken.add(free.toLowerCase())
    return { storage_key, name: free }
  })
}

function safeName(name: string): string {
  const parts = name
    .normalize('NFC')
    .replace(UNWRITABLE, ' ')
    .split('/')
    .map((part) => shortened(part.trim().replace(/^\.+|(?<!\.)\.+$/g, '')))
    .filter(Boolean)
  return parts.join('/') || 'file'
}

function shortened(part: string): string {
  if (part.length <= LONGEST_PART) return part
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(part)?.[0] ?? ''
  return part.slice(0, LONGEST_PART - ending.length).trimEnd() + ending
}

const numbered = (name: string, copy: number) => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/su.exec(name) ?? []
  return `${stem}-${copy}${ending}`
}
