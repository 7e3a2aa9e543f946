import { isSameSubject, type PaySubject } from './pay-subject.ts'

/** Windows of one browser tell each other that something happened to what both may be paying. */
const channelName = 'mela.payments'

const openChannel = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null

/** Names only: whoever hears them asks the store himself. */
export function tellWindows({ reference_type, reference_name }: PaySubject): void {
  const channel = openChannel()
  channel?.postMessage({ reference_type, reference_name })
  channel?.close()
}

function isAbout(data: unknown, subject: PaySubject): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { reference_type, reference_name } = { reference_type: '', reference_name: '', ...data }
  return isSameSubject({ ...subject, reference_type, reference_name }, subject)
}

/** Hears of another window's news about a subject until it is told to stop. */
export function hearWindows(subject: PaySubject, onNews: () => void): () => void {
  const channel = openChannel()
  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => isAbout(data, subject) && onNews()
  return () => channel?.close()
}
