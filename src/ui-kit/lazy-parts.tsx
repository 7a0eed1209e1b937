import { type ComponentType, createElement, Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import type { DialogFrameProps } from './dialog-frame.tsx'
import type { DrawerProps } from './drawer.tsx'
import { Skeleton } from './skeleton.tsx'
import type { TabsProps } from './tabs.tsx'
import { toast } from './toast.ts'

/** What the place of a part can pass beside the props of the part itself. */
export interface PartProps {
  isOpen?: boolean | undefined
  /** For a part that a person asked for. If its code can't be fetched, a toast says so and this closes its place. */
  onMissing?: (() => void) | undefined
}

/**
 * Code that only some people need. A loader awaits it, so that a page renders in one piece with its part. If it can't
 * be fetched, the page goes without, and the part's next opening tries again. Some browsers then fail until a reload,
 * since they remember failed imports; `reloadOnceOnFailedChunk` reloads or asks.
 * @param fetchCode resolves to undefined if its file can't be loaded (`reloadOnceOnFailedChunk`)
 */
export function lazyCode<Code>(fetchCode: () => Promise<Code | undefined>) {
  let code: Code | undefined

  async function load(): Promise<Code | undefined> {
    code ??= await fetchCode().catch(() => undefined)
    return code
  }

  function part<Props extends object>(pick: (loaded: Code) => ComponentType<Props>) {
    let asked: Promise<Code | undefined> | undefined
    function ask() {
      asked ??= load()
      return asked
    }
    const forget = () => {
      asked = undefined
    }
    // biome-ignore lint/correctness/noComponentHookFactories: called once per part, while its module loads
    return function Part(props: Props & PartProps) {
      // Once closed, `Missing` leaves, so that the next opening asks again.
      if (code === undefined && props.isOpen === false) return null
      const loaded = code ?? use(ask())
      if (loaded === undefined) return <Missing onMissing={props.onMissing} onLeft={forget} />
      return createElement(pick(loaded), props)
    }
  }
  return { load, part }
}

function Missing({ onMissing, onLeft }: Pick<PartProps, 'onMissing'> & { onLeft: () => void }) {
  const say = useEffectEvent(() => {
    if (!onMissing) return
    toast.show({ kind: 'E', text: m.error_unreachable({ product: product.name }) })
    onMissing()
  })
  useEffect(() => {
    say()
    return onLeft
  }, [onLeft])
  return null
}

const dialog = lazyCode(() => import('./dialog-frame.tsx'))
const drawer = lazyCode(() => import('./drawer.tsx'))
const DialogFrame = dialog.part((code) => code.DialogFrame)
const Drawer = drawer.part((code) => code.Drawer)
const Tabs = lazyCode(() => import('./tabs.tsx')).part((code) => code.Tabs)

/** Loads the dialog's code before a press; for onPointerEnter and onFocus of its button. */
export const preloadDialog = dialog.load

/** Loads the drawer's code before a press. */
export const preloadDrawer = drawer.load

/** True from the first opening on, so that a closed dialog stays mounted and can return the focus. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return isOpen || wasOpened
}

/** A DialogFrame whose code loads when it's first opened. */
export function LazyDialog(props: DialogFrameProps) {
  if (!useWasOpened(props.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} onMissing={() => props.onOpenChange(false)} />
    </Suspense>
  )
}

/** A Drawer whose code loads when it's first opened. */
export function LazyDrawer(props: DrawerProps) {
  if (!useWasOpened(props.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <Drawer {...props} onMissing={() => props.onOpenChange(false)} />
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
