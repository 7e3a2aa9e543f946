import type { Schema } from './schema.ts'

/** Events of the socket.io namespace, as an extension of the document: a namespace has no paths. */
export interface RealtimeDescription {
  readonly path: string
  readonly protocol: 'socket.io'
  readonly description: string
  readonly client_events: Readonly<
    Record<string, { readonly description: string; readonly words: readonly string[] }>
  >
  readonly server_events: Readonly<Record<string, { readonly description: string; readonly message: Schema }>>
}

const text: Schema = { type: 'string' }
const orNull: Schema = { type: ['string', 'null'] }

const message = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

const viewer = message({ user: text, full_name: text })

const aboutDocument = ['doctype', 'name']

export const realtime: RealtimeDescription = {
  path: '/socket.io/',
  protocol: 'socket.io',
  description: `Changes of documents, for users who may read them, as checked at each change. Every namespace is this
site. A client is known by its cookie session, or by \`authorization\` in the handshake's \`auth\`. The last word of a wish may
be a function: it is called with whether anything will be heard.`,
  client_events: {
    doc_subscribe: { description: 'Tell me of changes of a document', words: aboutDocument },
    doc_unsubscribe: { description: 'No more of that', words: aboutDocument },
    doctype_subscribe: { description: 'Tell me of changes in a list', words: ['doctype'] },
    doctype_unsubscribe: { description: 'No more of that', words: ['doctype'] },
    doc_open: { description: 'I look at a document: tell me who else does', words: aboutDocument },
    doc_close: { description: 'I no longer look at it', words: aboutDocument },
  },
  server_events: {
    doc_update: {
      description: 'A document changed; `modified` is null when it is gone',
      message: message({ doctype: text, name: text, modified: orNull }),
    },
    list_update: {
      description: 'A document of a type changed, came or went; `name` is null when many did',
      message: message({ doctype: text, name: orNull, user: orNull }),
    },
    doc_viewers: {
      description: 'Who looks at a document now',
      message: message({
        doctype: text,
        docname: text,
        users: { type: 'array', items: text },
        viewers: { type: 'array', items: viewer },
      }),
    },
  },
}
