/** State of a file; `known` was in the album before. */
export type FileState = 'waiting' | 'sending' | 'arrived' | 'here' | 'known' | 'failed'

export interface QueuedFile {
  readonly key: number
  readonly file: File
  readonly state: FileState
  /** Between 0 and 1 while uploading. */
  readonly share: number
  /** Name of its File document; null before the upload has finished. */
  readonly name: string | null
}

export interface QueueState {
  readonly files: readonly QueuedFile[]
  readonly isPaused: boolean
  readonly isOffline: boolean
}

export interface QueueBackend {
  /** Uploads a file and returns the name of its File document; `isOffline` recognises the error of a lost network. */
  send(file: File, onShare: (share: number) => void): Promise<string>
  /** Adds files to the album in this order; returns those that it had already. */
  add(names: readonly string[]): Promise<readonly string[]>
  isOffline(error: unknown): boolean
  isKnown(file: File): boolean
  remember(file: File): void
  /** Resolves when a retry is worthwhile. */
  untilOnline(): Promise<void>
}

/** Maximum number of parallel uploads: more are not faster, and the server allows ten per user. */
const atOnce = 3

/** Number of files added to the album by one save. */
const batch = 20

const isDone = ({ state }: QueuedFile): boolean => state === 'here' || state === 'known' || state === 'failed'

/** Returns the next files for the album in the chosen order, so a late one delays the others. */
function nextBatch(files: readonly QueuedFile[]): readonly QueuedFile[] {
  const open = files.filter((file) => !isDone(file))
  const gap = open.findIndex(({ state }) => state !== 'arrived')
  const ready = gap === -1 ? open : open.slice(0, gap)
  return gap === -1 || ready.length >= batch ? ready.slice(0, batch) : []
}

/** Queue that uploads files and adds them to an album, and resumes after every loss of the network. */
export class UploadQueue {
  private present: QueueState = { files: [], isPaused: false, isOffline: false }
  private isAdding = false
  private lastKey = 0
  private readonly listeners = new Set<() => void>()
  private readonly backend: QueueBackend

  constructor(backend: QueueBackend) {
    this.backend = backend
  }

  readonly read = (): QueueState => this.present

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  choose(files: readonly File[]): void {
    const queued = files.map((file): QueuedFile => {
      this.lastKey += 1
      const state = this.backend.isKnown(file) ? 'known' : 'waiting'
      return { key: this.lastKey, file, state, share: 0, name: null }
    })
    this.change({ files: [...this.present.files, ...queued] })
    this.go()
  }

  pause(isPaused: boolean): void {
    this.change({ isPaused })
    this.go()
  }

  retry(): void {
    this.change({
      files: this.present.files.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting' } : one)),
    })
    this.go()
  }

  clear(): void {
    this.change({ files: this.present.files.filter((one) => !isDone(one)) })
  }

  private change(changes: Partial<QueueState>): void {
    this.present = { ...this.present, ...changes }
    for (const listener of this.listeners) listener()
  }

  private set(keys: readonly number[], changes: Partial<QueuedFile>): void {
    this.change({
      files: this.present.files.map((one) => (keys.includes(one.key) ? { ...one, ...changes } : one)),
    })
  }

  private go(): void {
    void this.addReady()
    const { files, isPaused, isOffline } = this.present
    if (isPaused || isOffline) return
    const sending = files.filter(({ state }) => state === 'sending').length
    const next = files.filter(({ state }) => state === 'waiting').slice(0, atOnce - sending)
    for (const one of next) void this.sendOne(one)
  }

  private async sendOne({ key, file }: QueuedFile): Promise<void> {
    this.set([key], { state: 'sending' })
    try {
      const name = await this.backend.send(file, (share) => this.set([key], { share }))
      this.set([key], { state: 'arrived', share: 1, name })
    } catch (error) {
      const isOffline = this.backend.isOffline(error)
      this.set([key], { state: isOffline ? 'waiting' : 'failed' })
      if (isOffline) return this.waitForNetwork()
    }
    this.go()
  }

  private async waitForNetwork(): Promise<void> {
    if (this.present.isOffline) return
    this.change({ isOffline: true })
    await this.backend.untilOnline()
    this.change({ isOffline: false })
    this.go()
  }

  private async addReady(): Promise<void> {
    const ready = nextBatch(this.present.files)
    if (this.isAdding || this.present.isOffline || ready.length === 0) return
    this.isAdding = true
    try {
      const known = await this.backend.add(ready.flatMap(({ name }) => name ?? []))
      const isKnown = ({ name }: QueuedFile) => name !== null && known.includes(name)
      for (const { file } of ready) this.backend.remember(file)
      this.set(keysOf(ready.filter(isKnown)), { state: 'known' })
      this.set(keysOf(ready.filter((one) => !isKnown(one))), { state: 'here' })
    } catch (error) {
      if (this.backend.isOffline(error)) void this.waitForNetwork()
      else this.set(keysOf(ready), { state: 'failed' })
    } finally {
      this.isAdding = false
    }
    this.go()
  }
}

const keysOf = (files: readonly QueuedFile[]): readonly number[] => files.map(({ key }) => key)
