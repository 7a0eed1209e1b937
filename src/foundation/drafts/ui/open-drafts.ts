type Saving = () => Promise<unknown>

/** The forms of this page, and those just left whose words are on their way. Empty on the server. */
const open = new Set<Saving>()

/** @returns to be called when the form goes: saves a last time */
export function openDraft(save: Saving): () => void {
  open.add(save)
  return () => void settle(save).then(() => open.delete(save))
}

/**
 * Saves the drafts of the page before, for a page that shows them. Settles when what could be saved is; a draft that
 * can't be saved holds nothing up.
 */
export async function saveOpenDrafts(): Promise<void> {
  await Promise.all([...open].map(settle))
}

const settle = (save: Saving) => save().catch(() => undefined)
