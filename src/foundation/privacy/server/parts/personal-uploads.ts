import { forgetUnfinishedOf, selectUploadsOf, takeOutWaiting } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import type { PersonalDataProvider } from '../personal-data-provider.ts'

/** Files that a person added. What something uses is given and taken by the part of that. */
export const personalUploads: PersonalDataProvider = {
  name: 'uploads',
  async exportOf(db, { id }, language) {
    const uploads = await selectUploadsOf(db, id)
    return {
      lists: [
        {
          name: 'uploads',
          title: m.personal_uploads({}, { locale: language }),
          rows: uploads.map(({ storage_key, ...upload }) => upload),
        },
      ],
      files: uploads
        .filter(({ is_temporary }) => is_temporary)
        .map(({ storage_key, name }) => ({ storage_key, name: `uploads/${name}` })),
    }
  },
  async erase(tx, { id }) {
    await forgetUnfinishedOf(tx, id)
    return { storageKeys: await takeOutWaiting(tx, id) }
  },
}
