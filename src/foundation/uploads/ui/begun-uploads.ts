/** Why an upload ends whose page is left: it can be gone on with. */
export const LEFT = 'left'

/** Where a file's upload stands, so that choosing the same file again goes on with it. */
const nameOf = (file: File) => `pankh-upload:${file.name}:${file.size}:${file.lastModified}`

export function rememberPlace(file: File, place: string): void {
  try {
    localStorage.setItem(nameOf(file), place)
  } catch {
    // A full or forbidden storage: the upload begins anew another time.
  }
}

export function rememberedPlace(file: File): string | undefined {
  try {
    return localStorage.getItem(nameOf(file)) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetPlace(file: File): void {
  try {
    localStorage.removeItem(nameOf(file))
  } catch {
    // What can't be reached was not kept either.
  }
}
