import type { Message } from '#meta'

/** What became of one document. */
export interface Change {
  readonly type: string
  /** Its name afterwards. */
  readonly name: string
  /** The name that it was renamed from. */
  readonly before?: string
  readonly kind: 'created' | 'saved' | 'deleted' | 'submitted' | 'cancelled' | 'renamed'
}

/** A word to the person who asked, beside the answer: in what colour and under what heading the desk shows it. */
export interface Notice {
  readonly message: Message
  readonly title?: Message
  readonly indicator?: 'blue' | 'green' | 'orange' | 'red'
}

/** What one piece of work read and changed. */
export interface Journal {
  /** By document type: the tags of the guest cache. */
  readonly read: Set<string>
  readonly changed: Set<string>
  /** Document by document, in the order in which it happened. */
  readonly changes: Change[]
  /** Names of the tasks that were added: their workers are woken after the commit. */
  readonly tasks: Set<string>
  /** For the answer's server messages. */
  readonly notices: Notice[]
  /** True once a signal was written: then somebody must be woken after the commit. */
  hasSignals: boolean
}

export function newJournal(): Journal {
  return {
    read: new Set(),
    changed: new Set(),
    changes: [],
    tasks: new Set(),
    notices: [],
    hasSignals: false,
  }
}
