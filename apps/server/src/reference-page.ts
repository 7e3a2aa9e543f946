import { pagePolicy } from './content-security-policy.ts'

/** Where the files of the reference page are found. */
export const REFERENCE = '/api/docs/'

const script = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true, validatorUrl: null, tryItOutEnabled: true, defaultModelsExpandDepth: 0, withCredentials: true })`

export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mela API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${REFERENCE}swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="${REFERENCE}swagger-ui-bundle.js"></script>
<script>${script}</script>
</body>
</html>
`

export const referencePolicy = pagePolicy({ inlineScripts: [script], inlineStyles: [] })
