import { method, signedInUsers } from '#framework/modules'
import { myApplications } from '../doctypes/my-applications.queries.ts'

/** What whoever is signed in sent to help, and what their children sent: the latest first. */
export const getMyApplications = method({
  access: signedInUsers,
  reads: true,
  input: {},
  run: ({ documents }) => myApplications(documents),
})
