import type { RouteParts } from '#foundation/feature.ts'
import { type TemporaryFile, uploadsContract } from '../uploads.contract.ts'
import { storeUpload } from './arriving/store-upload.ts'
import { NoFile, UploadNotFound } from './uploads.errors.ts'
import { findAllTemporary, findByResumableId } from './uploads.queries.ts'
import type { UploadedFile } from './uploads.tables.ts'

export function uploadsRoutes({ serve, uploads, viewers }: RouteParts): void {
  serve(uploadsContract.uploadTemporaryFiles, async ({ db, now, files, request, reply }) => {
    const { id: userId } = await viewers.loggedIn({ request, reply })
    const stored: TemporaryFile[] = []
    for await (const { name, bytes } of files) {
      stored.push(asTemporaryFile(await storeUpload(db, uploads, { userId, name, bytes, now })))
    }
    if (stored.length === 0) throw new NoFile()
    return { data: stored }
  })

  serve(uploadsContract.listTemporaryFiles, async ({ db, query, request, reply }) => {
    const { id: userId } = await viewers.loggedIn({ request, reply })
    const asked = query.id ?? []
    const found = await findAllTemporary(db, { userId, fileIds: asked })
    const inOrder = found.toSorted((a, b) => asked.indexOf(a.id) - asked.indexOf(b.id))
    return { data: inOrder.map(asTemporaryFile) }
  })

  serve(uploadsContract.getResumedFile, async ({ db, params, request, reply }) => {
    const { id: userId } = await viewers.loggedIn({ request, reply })
    const file = await findByResumableId(db, { userId, resumableId: params.upload })
    if (!file) throw new UploadNotFound()
    return { data: asTemporaryFile(file) }
  })
}

export function asTemporaryFile(file: UploadedFile): TemporaryFile {
  const { id, name, media_type, kind, size_bytes: size } = file
  return { id, name, media_type, size, kind, is_resource_file: false }
}
