/** Whether the call succeeds within `ms` milliseconds. A slower call keeps running. */
export async function answersWithin(asked: () => Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  const went = asked().then(
    () => true,
    () => false,
  )
  return Promise.race([went, tooLate]).finally(() => clearTimeout(timer))
}
