import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserDetails } from '../../accounts.contract.ts'
import type { Viewer } from './viewer.ts'

/** Says who is calling, to routes with their call in hand. */
export interface Viewers {
  /** The signed-in person, or null for a visitor. */
  viewerOf(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer | null>
  /** The viewer, with what pages show of the person. */
  detailsOf(call: { request: FastifyRequest; reply: FastifyReply }): Promise<UserDetails | null>
  /** @throws NotSignedIn */
  signedIn(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer>
  /** @throws NotSignedIn, NotAllowed */
  administrator(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer>
  /** The viewer, who must have a role. @throws NotSignedIn, NotAllowed */
  staff(call: { request: FastifyRequest; reply: FastifyReply }): Promise<Viewer>
}
