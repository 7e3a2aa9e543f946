import { join } from 'node:path'

/** Where the embedded database of a data folder listens. */
export const socketFolderOf = (dataFolder: string): string => join(dataFolder, 'postgres', 'run')
