import type { Synonyms } from './Synonyms.ts';

/** Assistants, examples and first steps. */
export const learningWords: Synonyms = {
  'ask for help': 'open a ticket, open ticket',
  assistant: 'ai, ai agent, chatgpt, language model, language models, llm, openai',
  'backend api': 'dotnet, go sdk, java, other languages, php, pip, python, ruby, rust',
  concepts: 'introduction, learn',
  demo: 'walkthrough',
  'docs without server': 'context window, machine readable docs, rag',
  'how-tos': 'cheatsheet, code example, code examples, code recipe, code samples, cookbook, recipe, snippets',
  install: 'dependency, npm package, package manager, yarn add',
  mcp: 'agent, agentic, ai, ai agent, chatgpt, claude, cline, codex, coding assistant, copilot, editor plugin, gemini, gpt, ide integration, ide plugin, jetbrains, language model, language models, llm, model context protocol, openai, vibe coding, windsurf, zed',
  'mcp server client': 'editor',
  npx: 'cli, command line, console command',
  'quick start':
    'beginner, course, first app, first integration, first step, get started, getting started, hello world, initial setup, install, integration guide, introduction, learn, newbie, onboarding, poc, proof of concept, prototype, setup guide, step by step, tutorial, walkthrough',
  sample: 'code example, code sample, snippet',
  samples: 'code examples, code samples',
  'use cases':
    'applications of, business case, customer story, industry, industry example, success story, vertical, what can i build',
};
