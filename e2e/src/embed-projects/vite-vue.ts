import { HOST, manifest, PREFILL, type Project, page } from './project.ts';

/** Vite with Vue 3 and the custom element. */
export const viteVue = (address: string): Project => ({
  built: 'dist',
  files: {
    'package.json': manifest('vite build', {
      '@vitejs/plugin-vue': '^6.0.0',
      '@vitrina/quiz-element': '^1.0.0',
      vite: '^7.0.0',
      vue: '^3.5.0',
    }),
    'vite.config.js': `import vue from '@vitejs/plugin-vue';
const isCustomElement = (tag) => tag === 'site-quiz';
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
`,
    'index.html': page('/src/main.ts'),
    'src/main.ts': `import { createApp } from 'vue';
import App from './app.vue';
createApp(App).mount('#app');
`,
    'src/app.vue': `<script setup lang="ts">
import '@vitrina/quiz-element';
import { ref } from 'vue';
${HOST}const shown = ref(true);
const note = (event: CustomEvent) => void told.push(event.detail);
Object.assign(window, { told, show: (value: boolean) => { shown.value = value; } });
</script>
<template>
  <site-quiz v-if="shown" address=${JSON.stringify(address)} :options="{ ref: 'proiect', save: false }"
    :prefill='${PREFILL}' @quiz-ready="note" @quiz-submit="note" />
</template>
`,
  },
});
