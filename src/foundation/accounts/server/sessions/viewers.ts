import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserDetails } from '../../accounts.contract.ts'
import type { Viewer } from './viewer.ts'

/** Tells routes who makes a call. */
export interface Viewers {
  /** The logged-in person, or null for a visitor. */
  viewerOf(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer | null>
  /** The viewer's details as pages show them; null for a visitor. */
  detailsOf(call: { request: FastifyRequest; reply: FastifyReply }): Promise<UserDetails | null>
  /** @throws NotSignedIn */
  loggedIn(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer>
  /** @throws NotSignedIn, NotAllowed */
  administrator(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer>
  /** The viewer, who must have a role. @throws NotSignedIn, NotAllowed */
  staff(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer>
}
