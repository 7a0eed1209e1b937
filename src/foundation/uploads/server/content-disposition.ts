/** `attachment; filename="a.pdf"; filename*=UTF-8''…` (RFC 6266): old clients read the first, all others the second. */
export function contentDisposition(way: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .replace(/^\s*\./, 'file.')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
