/** Where clients of socket.io look for it. */
export const REALTIME_PATH = '/socket.io/'
