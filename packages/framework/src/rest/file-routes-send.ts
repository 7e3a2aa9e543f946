import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileErrors, type RemoteFile, type RemotePart, type Sendable } from '#framework/files'
import { fileHeaders } from './file-routes-headers.ts'

/** What is wrong is said without the headers of a file, which would keep it for ever. */
function refuseRange(reply: FastifyReply): FastifyReply {
  return reply.code(416).send()
}

function passOn(
  reply: FastifyReply,
  own: Readonly<Record<string, string>>,
  { status, headers, content }: RemotePart,
): FastifyReply {
  reply.code(status).headers(own).headers(headers)
  return content === null ? reply.send() : reply.send(content)
}

/** A file on its way out, to be shown where that is safe, or kept on the disk. */
interface Sending<File extends Sendable> {
  readonly file: File
  readonly isKept: boolean
}

async function sendRemote(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, isKept }: Sending<RemoteFile>,
) {
  const { range, 'if-none-match': knownTag } = request.headers
  const part = await file.open({ range, knownTag })
  if (part === null) throw fileErrors.gone()
  return part.status === 416 ? refuseRange(reply) : passOn(reply, fileHeaders(file.path, isKept), part)
}

/** Sends a stored file, or the part of it that is asked for, or the news that it is unchanged. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, isKept }: Sending<Sendable>,
) {
  if (file.kind === 'remote') return sendRemote(request, reply, { file, isKept })
  reply.headers(fileHeaders(file.path, isKept))
  return reply.sendFile(file.path, file.folder, { cacheControl: false, contentType: false, dotfiles: 'deny' })
}
