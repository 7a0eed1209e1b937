import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { product, taglineIn } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { darkLooks, looks } from './mail-looks.ts'

export interface MailFrameProps {
  language: TextLanguage
  /** What an email client shows next to the subject. */
  preheader: string
  heading: string
  /** One sentence on why this person gets this email. */
  reason: string
  /** The unsubscribe link, in emails that people can opt out of. */
  stopAddress?: string | undefined
  children: ReactNode
}

/** The layout of every email: product name, heading, closing line and the reason for it. It loads no pictures. */
export function MailFrame({ language, preheader, heading, reason, stopAddress, children }: MailFrameProps) {
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkLooks}</style>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{heading}</title>
      </Head>
      <Preview>{preheader}</Preview>
      <Body className="page" style={looks.body}>
        <Container className="card" style={looks.card}>
          <Text className="link" style={looks.brand}>
            <span style={looks.feather} />
            {product.name}
          </Text>
          <Heading as="h1" className="ink" style={looks.heading}>
            {heading}
          </Heading>
          {children}
          <MailText>{m.mail_sign_off({ product: product.name }, { locale: language })}</MailText>
          <Hr className="rule" style={looks.rule} />
          <Text className="soft" style={looks.small}>
            {reason}
            {stopAddress && (
              <>
                {' '}
                <MailLink href={stopAddress}>{m.mail_unsubscribe({}, { locale: language })}</MailLink>
              </>
            )}
          </Text>
          <Text className="soft" style={looks.small}>
            {product.name} · {taglineIn(language)}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={looks.text}>
      {children}
    </Text>
  )
}

/** A heading above a group of paragraphs. */
export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={looks.partHeading}>
      {children}
    </Heading>
  )
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={looks.link}>
      {children}
    </Link>
  )
}

/** The email's main action; the plain-text version shows the address after the label. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} className="button" style={looks.button}>
      {children}
    </Button>
  )
}

/** An address to copy, for people whose email client doesn't open buttons. */
export function MailAddress({ href }: { href: string }) {
  return (
    <Text style={looks.address}>
      <Link href={href} className="link" style={looks.link}>
        {href}
      </Link>
    </Text>
  )
}

/** Digits to type in. */
export function MailCode({ children }: { children: string }) {
  return (
    <Text className="code" style={looks.code}>
      {children}
    </Text>
  )
}
