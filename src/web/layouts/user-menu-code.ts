import { type ComponentType, lazy } from 'react'

type Code = typeof import('#foundation/accounts/ui/user-menu.tsx')

let code: Code | undefined

/** Awaited by the loader of the root where somebody is signed in: a page is rendered in one piece, with the menu. */
export async function loadUserMenu(): Promise<Code> {
  code ??= await import('#foundation/accounts/ui/user-menu.tsx')
  return code
}

/** What is loaded already is given at once: a promise would leave a gap in the bar for some frames. */
function fromCode<Props>(pick: (loaded: Code) => ComponentType<Props>) {
  return lazy(() => {
    if (!code) return loadUserMenu().then((loaded) => ({ default: pick(loaded) }))
    const at = { default: pick(code) }
    // biome-ignore lint/suspicious/noThenProperty: lazy() reads a module that is there only from something with a then
    return { then: (resolve: (module: typeof at) => void) => resolve(at) } as unknown as Promise<typeof at>
  })
}

export const UserMenu = fromCode((loaded) => loaded.UserMenu)
export const AccountEntries = fromCode((loaded) => loaded.AccountEntries)
