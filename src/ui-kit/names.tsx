import { Fragment, type ReactNode } from 'react'

/** Names in a line, each set apart from its neighbours: one that runs from right to left keeps its place. */
export function Names({ names }: { names: readonly string[] }): ReactNode {
  return names.map((name, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and names never change places
    <Fragment key={place}>
      {place > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ))
}
