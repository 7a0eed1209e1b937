import type { ReactNode } from 'react'
import { asHtml } from '#ui-kit/rich-text-words.ts'
import { isWebAddress } from '../../resource-link.contract.ts'

const SHOWN = new Set(['p', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'br', 'strong', 'em', 'u'])
/** What was never meant to be read. */
const SILENT = new Set(['script', 'style', 'template', 'textarea', 'noscript', 'title', 'svg', 'math'])

/** What somebody is just writing, as it will look. Parsed apart from the page: nothing in it runs. */
export function ShowHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(asHtml(html), 'text/html')
  return childrenOf(body)
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, at) => shown(child, at))
}

function shown(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || SILENT.has(node.localName)) return null
  if (node.localName === 'br') return <br key={key} />
  const href = node.localName === 'a' ? (node.getAttribute('href') ?? '') : ''
  if (isWebAddress(href)) {
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer nofollow">
        {childrenOf(node)}
      </a>
    )
  }
  const Tag = (SHOWN.has(node.localName) ? node.localName : 'span') as 'p'
  return <Tag key={key}>{childrenOf(node)}</Tag>
}
