declare module '*/index.css'
declare module '*/styles.css'
