import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { DialogFrameProps } from './dialog-frame.tsx'
import type { DrawerProps } from './drawer.tsx'
import { Skeleton } from './skeleton.tsx'
import type { TabsProps } from './tabs.tsx'

const loadDialog = () => import('./dialog-frame.tsx')
const loadDrawer = () => import('./drawer.tsx')

const DialogFrame = lazy(async () => ({ default: (await loadDialog()).DialogFrame }))
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }))
const Tabs = lazy(async () => ({ default: (await import('./tabs.tsx')).Tabs }))

const Nothing = () => null

/**
 * Code that only some people need. A loader awaits it, so that a page renders in one piece with its part.
 * @param fetchCode resolves to undefined if its file can't be loaded (`reloadOnceOnFailedChunk`); the page then goes
 * without
 */
export function lazyCode<Code>(fetchCode: () => Promise<Code | undefined>) {
  let code: Code | undefined

  async function load(): Promise<Code | undefined> {
    code ??= await fetchCode()
    return code
  }

  /** Returns loaded code synchronously: a promise would leave a gap in the page for some frames. */
  function part<Props>(pick: (loaded: Code) => ComponentType<Props>) {
    return lazy<ComponentType<Props>>(() => {
      if (code === undefined) return load().then((loaded) => ({ default: loaded ? pick(loaded) : Nothing }))
      const at = { default: pick(code) }
      // biome-ignore lint/suspicious/noThenProperty: lazy() accepts a loaded module synchronously only from a thenable
      return { then: (resolve: (module: typeof at) => void) => resolve(at) } as unknown as Promise<typeof at>
    })
  }
  return { load, part }
}

/** True from the first opening on, so that a closed dialog stays mounted and can return the focus. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return isOpen || wasOpened
}

/** Loads the dialog's code before a press; for onPointerEnter and onFocus of its button. */
export function preloadDialog(): void {
  void loadDialog()
}

/** Loads the drawer's code before a press. */
export function preloadDrawer(): void {
  void loadDrawer()
}

/** A DialogFrame whose code loads when it's first opened. */
export function LazyDialog(props: DialogFrameProps) {
  if (!useWasOpened(props.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  )
}

/** A Drawer whose code loads when it's first opened. */
export function LazyDrawer(props: DrawerProps) {
  if (!useWasOpened(props.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  )
}

/** Tabs whose code is separate from the page's. */
export function LazyTabs(props: TabsProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" />}>
      <Tabs {...props} />
    </Suspense>
  )
}
