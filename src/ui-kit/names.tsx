import { Fragment, type ReactNode } from 'react'

/** Names separated by commas, each isolated, so that a right-to-left one stays in place. */
export function Names({ names }: { names: readonly string[] }): ReactNode {
  return names.map((name, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name, and names never move
    <Fragment key={place}>
      {place > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ))
}
