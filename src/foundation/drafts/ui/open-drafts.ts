type Saving = () => Promise<unknown>

/** The forms of this page, and those just left that are still saving. Empty on the server. */
const open = new Set<Saving>()

/** @returns a function to call when the form unmounts: saves one last time */
export function openDraft(save: Saving): () => void {
  open.add(save)
  return () => void settle(save).then(() => open.delete(save))
}

/** Saves the previous page's drafts, for a page that lists them. Resolves even if some can't be saved. */
export async function saveOpenDrafts(): Promise<void> {
  await Promise.all([...open].map(settle))
}

const settle = (save: Saving) => save().catch(() => undefined)
